/** What stands between its marks in the guide is made; everything else is written by hand. */
const MARKED = /(<!-- exchange: (\w+) -->\n)[\s\S]*?(<!-- \/exchange -->)/g

/**
 * The guide with its exchanges as they are now.
 *
 * @param guide the Markdown as it stands.
 * @param exchanges by the name in the mark.
 * @throws Error for a mark that names no exchange.
 */
export function withExchanges(guide: string, exchanges: Readonly<Record<string, string>>): string {
  return guide.replace(MARKED, (_, open: string, name: string, close: string) => {
    const exchange = exchanges[name]
    if (exchange === undefined) throw new Error(`the guide wants an exchange '${name}'`)
    return `${open}${exchange}\n${close}`
  })
}
