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

describe('sanitizeHtml, tag by tag', () => {
  it.each([
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote'].map((tag) => [tag, tag]),
    ...[
      ['div', 'p'],
      ['h1', 'h2'],
      ['h4', 'h3'],
      ['h5', 'h3'],
      ['h6', 'h3'],
      ['b', 'strong'],
      ['i', 'em'],
    ],
  ])('%s is written as %s', (tag, written) => {
    expect(clean(`<${tag} onclick="x">Hop</${tag}>`)).toBe(
      `<${written} class="tp-r-${written}">Hop</${written}>`,
    )
  })

  it.each(
    'script style iframe frameset object applet svg math template noscript noembed noframes textarea title head xmp plaintext select audio video canvas'.split(
      ' ',
    ),
  )('nothing in %s is text for people', (tag) => {
    expect(clean(`before <${tag}>hidden</${tag}> after`)).toBe('before  after')
  })

  it.each(['embed', 'frame'])('%s has no contents: what follows is read', (tag) => {
    expect(clean(`before <${tag} src="x"> after`)).toBe('before  after')
  })

  it.each(['p', 'h2', 'h3'])('%s ends where a block begins', (tag) => {
    for (const block of ['p', 'h2', 'h3', 'ul', 'ol', 'blockquote']) {
      const host = parsed(clean(`<${tag}>One<${block}>Two`))
      expect([...host.children].map((child) => child.tagName.toLowerCase())).toEqual([tag, block])
      expect(sanitizeHtml(`<${tag}>One<${block}>Two`, policy).text).toBe('One\nTwo')
    }
  })

  it.each(['ul', 'ol'])('an entry of a list within an entry stays within it: %s', (list) => {
    const host = parsed(clean(`<${list}><li>One<${list}><li>Inner</${list}><li>Two</${list}>`))
    expect(host.querySelectorAll(`${list} > li`)).toHaveLength(3)
    expect(host.querySelectorAll(`li ${list} > li`)).toHaveLength(1)
    expect(host.querySelector(`:scope > ${list}`)?.children).toHaveLength(2)
  })

  it.each(['li', 'blockquote'])('a paragraph in %s does not end what is around it', (tag) => {
    const html = tag === 'li' ? '<ul><li>A<p>B</li></ul>' : '<blockquote>A<p>B</blockquote>'
    expect(parsed(clean(html)).querySelector(`${tag} > p`)).toHaveTextContent('B')
  })

  it('a line break is one in the text as well', () => {
    expect(sanitizeHtml('One<br>Two', policy).text).toBe('One\nTwo')
  })

  it.each(
    Object.entries({
      '&amp;': '&',
      '&lt;': '<',
      '&gt;': '>',
      '&quot;': '"',
      '&apos;': "'",
      '&nbsp;': '\u00a0',
      '&colon;': ':',
      '&Tab;': '\t',
      '&NewLine;': '\n',
      '&sol;': '/',
      '&bsol;': '\\',
      '&lpar;': '(',
      '&rpar;': ')',
      '&hellip;': '…',
      '&mdash;': '—',
      '&ndash;': '–',
      '&middot;': '·',
      '&times;': '×',
      '&deg;': '°',
      '&copy;': '©',
      '&laquo;': '«',
      '&raquo;': '»',
      '&lsquo;': '‘',
      '&rsquo;': '’',
      '&ldquo;': '“',
      '&rdquo;': '”',
      '&euro;': '€',
      '&yen;': '¥',
      '&#65;': 'A',
      '&#x41;': 'A',
      '&#x41': 'A',
      '&#1114111;': '\u{10ffff}',
      '&#1114112;': '\ufffd',
      '&#0;': '\ufffd',
      '&unknown;': '&unknown;',
      '&copy': '&copy',
    }),
  )('%s is read', (written, read) => {
    expect(sanitizeHtml(`a${written} b`, policy).text).toBe(`a${read} b`)
  })

  it('what stands in an attribute cannot leave it', () => {
    const html = clean(`<img src="/a.png" alt="&quot;'\`<b>&amp;">`)
    expect(html).toContain('alt="&quot;&#39;&#96;&lt;b&gt;&amp;"')
    expect(parsed(html).querySelector('img')?.alt).toBe('"\'`<b>&')
  })

  it.each([
    ['width="750" height="375"', ' width="750" height="375">'],
    ['width="750"', 'alt="">'],
    ['width="750" height="100%"', 'alt="">'],
    ['width="0" height="1"', 'alt="">'],
    [`width='1" onload="x' height="1"`, 'alt="">'],
  ])('a picture with %s ends in %s', (sizes, end) => {
    expect(clean(`<img src="/a.png" ${sizes}>`)).toMatch(new RegExp(`${end}$`))
  })

  it.each([
    ['without quotes', '<a href=/a>x</a>'],
    ['in single quotes', `<a href='/a'>x</a>`],
    ['with spaces', '<a  href = "/a" >x</a>'],
    ['after a slash', '<a/href="/a">x</a>'],
    ['twice: the first counts', '<a href="/a" href="/b">x</a>'],
    ['after a stray sign', '<a = href="/a">x</a>'],
    ['in capitals', '<A HREF="/a">x</A>'],
  ])('an attribute is read %s', (_name, html) => {
    expect(sanitizeHtml(html, policy).links).toEqual([{ href: '/a', text: 'x' }])
  })

  it.each([
    ['a comment', 'a<!-- > x -->b'],
    ['a declaration', 'a<!doctype html>b'],
    ['an instruction', 'a<?php x ?>b'],
    ['an end of nothing', 'a</ >b'],
    ['an end of what is not open', 'a</p>b'],
  ])('%s is no text', (_name, html) => {
    expect(clean(html)).toBe('ab')
  })

  it('a link in a link ends the first, and one with no text has its address', () => {
    const { links } = sanitizeHtml('<a href="/a">One<a href="/b"></a>', policy)
    expect(links).toEqual([
      { href: '/a', text: 'One' },
      { href: '/b', text: '/b' },
    ])
  })

  it('a picture nobody lets through is not counted', () => {
    expect(sanitizeHtml('<img src="http://x.example/a.png"><img>', policy)).toMatchObject({
      html: '',
      images: 0,
    })
  })

  it('nothing is nested deeper than 24', () => {
    const html = clean('<strong>'.repeat(30))
    expect(html.match(/<strong/g)).toHaveLength(24)
    expect(clean(`${'<strong>'.repeat(24)}<a href="/a">x`)).not.toContain('<a')
    expect(clean(`${'<strong>'.repeat(23)}<a href="/a">x`)).toContain('<a')
  })

  it('reads 20 000 characters unless told', () => {
    expect(parsed(clean('a'.repeat(20_001))).textContent).toHaveLength(20_000)
  })

  it('an empty paragraph is no gap', () => {
    expect(clean('<p> </p><p>One</p>')).toBe('<p class="tp-r-p">One</p>')
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
