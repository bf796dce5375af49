export interface RichLink {
  readonly href: string
  readonly text: string
}

export interface RichLinksProps {
  readonly className?: string
  /** HTML that `sanitizeHtml` wrote. */
  readonly html: string
  /** The links in it, in order. */
  readonly links: readonly RichLink[]
  /** Told the address of a link: a public path or https. */
  readonly onLink: (href: string) => void
}
