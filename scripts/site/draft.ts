/** The parts of the site, in the order of its navigation, and the words under each on the first page. */
export const SECTIONS = {
  start: ['Start', 'What it is, how it is built, how to work on it.'],
  widgets: ['Widgets', 'What a page can show, with every field and an example.'],
  definitions: ['Definitions', 'What a server may say of a page, and what is checked.'],
  'how-to': ['How to', 'One task each, from the first command to the test.'],
  api: ['API', 'Every call, what it takes, what it answers, and an exchange.'],
  reference: ['Reference', 'Specifications, limits and pitfalls.'],
  decisions: ['Decisions', 'Why it is so, half a page each.'],
} as const
export type Section = keyof typeof SECTIONS

/** A page before it is drawn. */
export interface Draft {
  /** Where it is published, from the root of the site: `how-to/add-a-page.html`. */
  readonly path: string
  /** The file it is made of, from the root of the repository: its links start there. */
  readonly source?: string
  readonly section: Section
  /** What stands above it in the navigation. */
  readonly group?: string
  /** Its name in the navigation; its title unless given. */
  readonly name?: string
  /** A link that begins with `/` starts at the root of the site. */
  readonly markdown: string
}

/** A page as it is published, without the frame around it. */
export interface Page extends Omit<Draft, 'markdown'> {
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
}

export interface Heading {
  readonly depth: number
  readonly id: string
  readonly text: string
}

/** What a page is called in the navigation. */
export const nameOf = ({ name, title }: Pick<Page, 'name' | 'title'>): string => name ?? title
