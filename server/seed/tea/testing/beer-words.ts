/** What no page and no answer of a tea house says. */
export const BEER =
  /\bbeers?\b|brew|\bhops?\b|malt|stout|taproom|lager|\bales?\b|\bIPAs?\b|pilsner|\bkegs?\b|\bpints?\b|\bcellars?\b|barrel|growler|bottle|\btaps\b|\bon tap\b|啤|酿|酒(?![店泉])|世涛|艾尔|拉格|窖|瓶/i

/** What it does not show: taps, coolers and kettles, films of a bar, and glasses. */
const PICTURES =
  /device\/(tap|cooler|kettle)\.|films\/(pour|cellar|hops|counter)\.|banner\/(hop-field|tap-wall|cellar)\.|\b(tulip|pint|weizen|snifter|pilsner|stein|stange)\.\w*\.?\d/

/** Names that programs read, and the column of the tasting notes, which nobody does. */
const NAMES = /(^id|Id|^key|^field|icon|type|src|hosts)$|url$/i
const COLUMN = 'beer'

function* textsIn(value: unknown, key = ''): Generator<readonly [key: string, text: string]> {
  if (typeof value === 'string') yield [key, value]
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* textsIn(inner, Array.isArray(value) ? key : name)
}

/** Whatever people read in an answer: no ids, addresses or names of icons. */
export const textsOf = (answer: unknown): readonly string[] =>
  [...textsIn(answer)].filter(([key]) => !NAMES.test(key)).map(([, text]) => text)

/** What an answer says or shows of beer. */
export const beerIn = (answer: unknown): readonly string[] => [
  ...textsOf(answer).filter((text) => BEER.test(text) && text !== COLUMN),
  ...[...textsIn(answer)].map(([, text]) => text).filter((text) => PICTURES.test(text)),
]
