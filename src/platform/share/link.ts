/** The address of a page for other apps; a mini-program's pages have none. */
export const linkTo = (_path: string): string | undefined => undefined
