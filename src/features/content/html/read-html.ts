const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  tab: '\t',
  newline: '\n',
  sol: '/',
  bsol: '\\',
  lpar: '(',
  rpar: ')',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  times: '×',
  deg: '°',
  copy: '©',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  yen: '¥',
}
const LAST_CODE_POINT = 0x10ffff

/**
 * Resolves character references. Numbers count without their semicolon too, as in browsers; names need
 * it, so that `?a=1&copy=2` stays an address. An unknown name stays as it is.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,8});?|#(\d{1,9});?|([a-z]{2,8});)/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '\ufffd'
    },
  )
}

/** Text as it may stand between tags. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** Text as it may stand between double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;').replace(/'/g, '&#39;').replace(/`/g, '&#96;')
}

export interface Tag {
  /** Lower case. */
  readonly name: string
  /** Values as written, character references not resolved. */
  readonly attributes: Readonly<Record<string, string>>
}

export interface HtmlReader {
  readonly text: (raw: string) => void
  readonly open: (tag: Tag) => void
  readonly close: (name: string) => void
}

/** Elements whose contents are never text for people. */
const SILENT = [
  'script',
  'style',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'title',
  'head',
  'xmp',
  'plaintext',
  'select',
  'audio',
  'video',
  'canvas',
]
/** Of those, the ones that have no contents. */
const VOID = ['embed', 'frame']
const NAME = /^[a-z][^\s/>]*/i
const ATTRIBUTE = /^[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?/

/** Reads HTML once from left to right. What is not closed is dropped: half a tag is no text. */
export function readHtml(html: string, reader: HtmlReader): void {
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start < 0) {
      reader.text(html.slice(at))
      return
    }
    if (start > at) reader.text(html.slice(at, start))
    at = readMarkup(html, start, reader)
  }
}

/** @returns where reading goes on. */
function readMarkup(html: string, start: number, reader: HtmlReader): number {
  const next = html[start + 1] ?? ''
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 4)
  if (next === '!' || next === '?') return after(html, '>', start + 2)
  const closing = next === '/'
  const nameAt = start + (closing ? 2 : 1)
  const name = NAME.exec(html.slice(nameAt, nameAt + 32))?.[0].toLowerCase()
  if (name === undefined) {
    if (closing) return after(html, '>', nameAt)
    reader.text('<')
    return start + 1
  }
  const tag = readAttributes(html, nameAt + name.length)
  if (!tag) return html.length
  if (closing) {
    reader.close(name)
    return tag.end
  }
  if (SILENT.includes(name)) return VOID.includes(name) ? tag.end : skip(html, name, tag.end)
  reader.open({ name, attributes: tag.attributes })
  return tag.end
}

function readAttributes(
  html: string,
  from: number,
): { attributes: Record<string, string>; end: number } | undefined {
  const attributes: Record<string, string> = Object.create(null)
  let at = from
  for (;;) {
    while (at < html.length && /[\s/]/.test(html[at] as string)) at += 1
    if (at >= html.length) return undefined
    if (html[at] === '>') return { attributes, end: at + 1 }
    const match = ATTRIBUTE.exec(html.slice(at))
    if (!match) {
      at += 1
      continue
    }
    const name = (match[1] as string).toLowerCase()
    // Of two attributes with one name the first counts, as in browsers.
    if (attributes[name] === undefined) attributes[name] = match[2] ?? match[3] ?? match[4] ?? ''
    at += match[0].length
  }
}

/** Behind the end tag of an element whose contents are not wanted. */
function skip(html: string, name: string, from: number): number {
  const end = html.toLowerCase().indexOf(`</${name}`, from)
  return end < 0 ? html.length : after(html, '>', end)
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + mark.length
}
