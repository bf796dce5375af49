import { ATTACKS } from '../../../shared/testing/attacks'
import { type HtmlPolicy, sanitizeHtml } from './sanitize-html'

/** As the rich text widget has it: paths and https only. */
const policy: HtmlPolicy = {
  link: (href) => (/^(\/(?!\/)|https:\/\/)/.test(href) ? href : undefined),
  image: (src) => (/^(\/(?!\/)|https:\/\/)/.test(src) ? src : ''),
}
const clean = (html: string, more: Partial<HtmlPolicy> = {}) =>
  sanitizeHtml(html, { ...policy, ...more }).html

/** What a browser makes of the result, so that the test does not trust our own reading of it. */
function parsed(html: string): HTMLElement {
  const host = document.createElement('div')
  host.innerHTML = html
  return host
}

const TAGS = ['P', 'H2', 'H3', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'BR', 'A', 'IMG', 'BLOCKQUOTE']
const ATTRIBUTES: Record<string, readonly string[]> = {
  A: ['href', 'class'],
  IMG: ['src', 'alt', 'class'],
}

describe('sanitizeHtml against attacks', () => {
  it.each(ATTACKS)('leaves nothing of %s that runs', (attack) => {
    for (const element of Array.from(parsed(clean(attack)).querySelectorAll('*'))) {
      expect(TAGS).toContain(element.tagName)
      for (const { name, value } of Array.from(element.attributes)) {
        expect(ATTRIBUTES[element.tagName] ?? ['class']).toContain(name)
        if (name === 'class') expect(value).toMatch(/^tp-r-[a-z0-9]+$/)
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(\/(?!\/)|https:\/\/)/)
      }
    }
  })

  it.each(ATTACKS)('gives the same again for its own answer to %s', (attack) => {
    expect(clean(clean(attack))).toBe(clean(attack))
  })

  it('comes to an end on a long input that opens without closing', () => {
    for (const part of ['<p ', '<svg>', '<a href="', '<!--', '<b><i>', '&#', '<p a=1 ', '</']) {
      expect(typeof clean(part.repeat(20_000 / part.length))).toBe('string')
    }
  })
})

describe('sanitizeHtml on articles', () => {
  it('keeps headings, lists, emphasis, quotes and line breaks', () => {
    const host = parsed(
      clean('<h2>Hops</h2><p>A <b>dry</b> and <i>bitter</i><br>beer.</p><ul><li>One<li>Two</ul>'),
    )
    expect(host.querySelector('h2')).toHaveTextContent('Hops')
    expect(host.querySelector('strong')).toHaveTextContent('dry')
    expect(host.querySelector('em')).toHaveTextContent('bitter')
    expect(host.querySelectorAll('ul > li')).toHaveLength(2)
  })

  it('keeps the text of tags it does not know', () => {
    expect(
      parsed(clean('<section>Cold <font color=red>and</font> clear</section>')),
    ).toHaveTextContent('Cold and clear')
  })

  it('closes what was left open, so that the page around it keeps its shape', () => {
    const host = parsed(`${clean('<ul><li><strong>open')}<p id="after">x</p>`)
    expect(host.querySelector('#after')?.parentElement).toBe(host)
  })

  it('shows signs that are no markup as they are', () => {
    const host = parsed(clean('<p>1 < 2 &amp; 3 > 2, 5&nbsp;% &copy;</p>'))
    expect(host.textContent).toBe('1 < 2 & 3 > 2, 5\u00a0% ©')
  })

  it('lists the links it kept with their text', () => {
    const { links } = sanitizeHtml(
      '<a href="/company/about">About <b>us</b></a><a href="http://x.example">no</a>',
      policy,
    )
    expect(links).toEqual([{ href: '/company/about', text: 'About us' }])
  })

  it('keeps an address with several parameters', () => {
    const { links } = sanitizeHtml('<a href="/views/index?url=/x&amp;id=1&copy=2">x</a>', policy)
    expect(links[0]?.href).toBe('/views/index?url=/x&id=1&copy=2')
  })

  it('asks the caller for the address of each picture', () => {
    const html = clean('<img src="/pictures/beer/a.svg" alt="A glass">', {
      image: (src) => `https://cdn.example${src}`,
    })
    const picture = parsed(html).querySelector('img')
    expect(picture).toHaveAttribute('src', 'https://cdn.example/pictures/beer/a.svg')
    expect(picture).toHaveAttribute('alt', 'A glass')
  })

  it('counts pictures and gives the visible text', () => {
    const { text, images } = sanitizeHtml('<p>One</p><p>Two <img src="/a.png"></p>', policy)
    expect(text).toBe('One\nTwo')
    expect(images).toBe(1)
  })

  it('reads no more than the limit', () => {
    expect(parsed(clean(`<p>${'a'.repeat(50)}</p>`, { maxLength: 13 })).textContent).toBe(
      'aaaaaaaaaa',
    )
  })
})
