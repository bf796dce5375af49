/** Markdown with what is fenced off as an example emptied, line by line. */
export const withoutFences = (markdown: string): string =>
  markdown.replace(/^```[\s\S]*?^```/gm, (fence) => fence.replace(/[^\n]/g, ''))

/** The titles of a Markdown file, without their marks. */
export function titlesOf(markdown: string): readonly string[] {
  return [...withoutFences(markdown).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, title = '']) =>
    title.replace(/[`*]/g, ''),
  )
}

/**
 * Names the anchors of one document, as GitHub does.
 *
 * @returns what names the next title: a title that was there before gets a number.
 */
export function anchorNamer(): (title: string) => string {
  const seen = new Map<string, number>()
  return (title) => {
    const slug = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    return before === 0 ? slug : `${slug}-${before}`
  }
}
