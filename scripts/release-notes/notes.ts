/** A section of CHANGELOG.md. */
export interface Section {
  /** A version, or `Unreleased`. */
  readonly title: string
  /** What changed, in plain words. */
  readonly items: readonly string[]
}

/** How many characters a place takes. */
export const LIMITS = {
  /** WeChat documents none. The note travels in an address, where a Chinese character takes nine. */
  weapp: 200,
  /** minidev refuses 200, though its message says that 200 are allowed. */
  alipay: 199,
  /** Alipay's form of a submission for review, which takes 5 to 500. WeChat's is filled in by hand. */
  review: 500,
} as const

const CUT = '…'
const HEAD = /^## +\[?([^\]\s]+)/
const ITEM = /^[-*] +/

/** What a reader sees of a line of Markdown. A link in brackets of its own is a way to read on, and goes. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/ \(\[[^\]]*\]\([^)]*\)\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\*\*([^*]*)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The sections of a changelog, in its order. */
export function sectionsOf(changelog: string): readonly Section[] {
  const sections: { title: string; items: string[] }[] = []
  for (const line of changelog.split(/\r?\n/)) {
    const title = HEAD.exec(line)?.[1]
    if (title !== undefined) sections.push({ title, items: [] })
    const items = sections.at(-1)?.items
    if (!items || title !== undefined || line.startsWith('#') || line.trim() === '') continue
    // A long item may go on in the next line.
    if (ITEM.test(line) || items.length === 0) items.push(line.replace(ITEM, ''))
    else items.push(`${items.pop()} ${line.trim()}`)
  }
  return sections.map(({ title, items }) => ({ title, items: items.map(plainText) }))
}

/** The section of a version; without one the newest that says something. */
export function sectionOf(sections: readonly Section[], version?: string): Section | undefined {
  return sections.find(({ title, items }) =>
    version === undefined ? items.length > 0 : title === version,
  )
}

/** A text of so many characters at most, cut between words where it has any. */
function cutText(text: string, limit: number): string {
  const room = text.slice(0, limit - CUT.length).replace(/[\uD800-\uDBFF]$/, '')
  const space = room.lastIndexOf(' ')
  return `${(space > room.length / 2 ? room.slice(0, space) : room).replace(/[\s,;:]+$/, '')}${CUT}`
}

/** Items as lines, as many whole ones as fit; a mark tells that there was more. */
export function noteOf(items: readonly string[], limit: number): string {
  const lines = items.map((item) => `- ${item}`)
  const whole = lines.join('\n')
  if (whole.length <= limit) return whole
  const more = `\n${CUT}`
  let note = ''
  for (const line of lines) {
    const longer = note === '' ? line : `${note}\n${line}`
    if (longer.length + more.length > limit) break
    note = longer
  }
  return note === '' ? cutText(lines[0] ?? '', limit) : `${note}${more}`
}
