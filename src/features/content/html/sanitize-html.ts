import { decodeEntities, escapeAttribute, escapeText, readHtml, type Tag } from './read-html'

/** What a caller lets through. */
export interface HtmlPolicy {
  /** The address a link may have, or undefined to keep only its text. */
  readonly link: (href: string) => string | undefined
  /** The address of a picture, or empty to leave it out. */
  readonly image: (src: string) => string
  /** Characters of HTML that are read; the rest is cut off. Default 20 000. */
  readonly maxLength?: number
}

export interface SafeHtml {
  /** Balanced, of allowed tags only. Every tag has a class `tp-r-<tag>` for hosts that style by class. */
  readonly html: string
  readonly links: readonly { readonly href: string; readonly text: string }[]
  /** Its visible text, for lengths and labels. */
  readonly text: string
  readonly images: number
}

/** Tags of the profile `basic`, and those that mean the same. A map: `<constructor>` is a tag, too. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['p', 'p'],
  ['div', 'p'],
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['br', 'br'],
  ['a', 'a'],
  ['img', 'img'],
  ['blockquote', 'blockquote'],
])

/** A paragraph ends where one of these begins. */
const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']
const PARAGRAPHS = ['p', 'h2', 'h3']
/** A side of a picture, px. */
const PIXELS = /^[1-9]\d{0,3}$/
/** Deeper than any honest article; bounds the work of the host's own parser. */
const MAX_OPEN = 24
const MAX_HTML = 20_000

/**
 * Rewrites HTML from outside so that only an allow-list of tags and attributes remains: nothing of the
 * input is copied, every tag is written anew. A string tokenizer, because mini-programs have no DOM.
 */
export function sanitizeHtml(html: string, policy: HtmlPolicy): SafeHtml {
  const { link, image, maxLength = MAX_HTML } = policy
  const open: string[] = []
  const links: { href: string; text: string }[] = []
  let out = ''
  let text = ''
  let images = 0
  let linkStart = 0

  function close(count: number): void {
    for (let left = count; left > 0; left--) {
      const name = open.pop()
      if (name === 'a') {
        const last = links[links.length - 1]
        const label = text.slice(linkStart).trim()
        if (last) links[links.length - 1] = { href: last.href, text: label || last.href }
      }
      out += `</${name}>`
    }
  }

  /** Closes everything down to and with the innermost of `names`, not passing one of `walls`. */
  function closeTo(names: readonly string[], walls: readonly string[] = []): void {
    for (let at = open.length - 1; at >= 0; at--) {
      const name = open[at] as string
      if (walls.includes(name)) return
      if (!names.includes(name)) continue
      close(open.length - at)
      return
    }
  }

  function picture({ attributes }: Tag): void {
    const src = image(decodeEntities(attributes.src ?? ''))
    if (!src) return
    images += 1
    const alt = decodeEntities(attributes.alt ?? '')
    const { width = '', height = '' } = attributes
    // Both or none: they keep the picture's room until it comes.
    const size = PIXELS.test(width) && PIXELS.test(height) && ` width="${width}" height="${height}"`
    out += `<img class="tp-r-img" src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${size || ''}>`
  }

  function begin(tag: Tag): void {
    const name = TAGS.get(tag.name)
    if (name === undefined) return
    const single = singles[name]
    if (single) {
      single(tag)
      return
    }
    if (open.length >= MAX_OPEN) return
    if (BLOCKS.includes(name)) {
      // The only one that is open: what lies around this block has ended its own before.
      closeTo(PARAGRAPHS)
      if (name === 'li') closeTo(['li'], ['ul', 'ol'])
      text += '\n'
    }
    open.push(name)
    out += `<${name} class="tp-r-${name}">`
  }

  function beginLink({ attributes }: Tag): void {
    if (open.length >= MAX_OPEN) return
    closeTo(['a'])
    const href = link(decodeEntities(attributes.href ?? '').trim())
    if (!href) return
    links.push({ href, text: href })
    linkStart = text.length
    open.push('a')
    out += `<a href="${escapeAttribute(href)}" class="tp-r-a">`
  }

  const singles: Readonly<Record<string, ((tag: Tag) => void) | undefined>> = {
    img: picture,
    a: beginLink,
    br() {
      out += '<br>'
      text += '\n'
    },
  }

  readHtml(html.slice(0, maxLength), {
    text(raw) {
      const plain = decodeEntities(raw)
      text += plain
      out += escapeText(plain)
    },
    open: begin,
    close(name) {
      const known = TAGS.get(name)
      if (known !== undefined) closeTo([known], known === 'li' ? ['ul', 'ol'] : [])
    },
  })
  close(open.length)
  // A block inside a block leaves an empty paragraph behind, which would be a gap.
  out = out.replace(/<p class="tp-r-p">\s*<\/p>/g, '')
  return { html: out, links, text: text.trim(), images }
}
