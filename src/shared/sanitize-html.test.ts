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

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script>alert(1)',
  '<scr<script>ipt>alert(1)</script>',
  '<script/x>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onerror="alert(1)">',
  '<img src=/a.png onload=alert(1)//',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img """><script>alert(1)</script>">',
  '<img src=`/a.png`onerror=alert(1)>',
  '<img src="/a.png" alt="&quot; onerror=alert(1) x=&quot;">',
  '<img src="/a.png?&quot;onerror=alert(1)//">',
  '<img/src="/a.png"/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61vascript&colon;alert(1)">x</a>',
  '<a href="jav&Tab;ascript&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<a href="/x" style="position:fixed;inset:0">x</a>',
  '<a href=\'/x"onmouseover="alert(1)\'>x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))" onclick=alert(1)>x</p>',
  '<style>@import "javascript:alert(1)";</style>',
  '<link rel=stylesheet href=javascript:alert(1)>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '</p onclick=alert(1)><x onclick=alert(1)>x',
  '<p\u0000 onclick=alert(1)>x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '<constructor>x</constructor>',
  '<__proto__ onclick=alert(1)>x',
  '<p id=__proto__ name=constructor class="tp-nav">x</p>',
]

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

  it('ends in time on a long input that opens without closing', () => {
    const start = Date.now()
    for (const part of ['<p ', '<svg>', '<a href="', '<!--', '<b><i>', '&#', '<p a=1 ', '</']) {
      clean(part.repeat(20_000 / part.length))
    }
    expect(Date.now() - start).toBeLessThan(2000)
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
