import MiniSearch from 'minisearch'
import { nameOf, type Page, SECTIONS } from './draft'
import { plain } from './markdown'
import { type Found, INDEX } from './words'

/** How much of a text a result shows, and how much of a section can be found. */
const START = 140
const MOST = 4000

/** The parts of a page, from title to title. */
function partsOf(page: Page): readonly (Found & { readonly text: string })[] {
  const section = SECTIONS[page.section][0]
  return page.html
    .split(/(?=<h[1-3] id=)/)
    .map((part) => part.replace(/<a class="anchor".*?<\/a>/g, ''))
    .flatMap((part) => {
      const [head, , id = '', title = ''] = /^<h([1-3]) id="([^"]*)">(.*?)<\/h\1>/.exec(part) ?? []
      if (head === undefined) return []
      const words = plain(part.slice(head.length).replace(/<\/(td|th|p|li|pre)>/g, ' '))
      const text = words.replace(/\s+/g, ' ').trim()
      return {
        id: page.headings[0]?.id === id ? page.path : `${page.path}#${id}`,
        title: plain(title),
        page: nameOf(page),
        section,
        start: text.slice(0, START),
        text: text.slice(0, MOST),
      }
    })
}

/**
 * The index over all pages, as a script: a page that was opened from the disk may load scripts, but fetch
 * nothing.
 */
export function searchScript(pages: readonly Page[]): string {
  const index = new MiniSearch<Found>(INDEX)
  index.addAll(pages.flatMap(partsOf))
  return `taproomSearch(${JSON.stringify(JSON.stringify(index))})\n`
}
