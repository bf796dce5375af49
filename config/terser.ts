/** What terser does by itself and Taro switches off: without it libraries keep their development code. */
const DEFAULTS = {
  arrows: true,
  collapse_vars: true,
  comparisons: true,
  computed_props: true,
  directives: true,
  inline: true,
  loops: true,
  negate_iife: true,
  properties: true,
  reduce_funcs: true,
  reduce_vars: true,
  switches: true,
  typeofs: true,
}

/** What i18next tells developers, and only with its `debug`: 2 KB of sentences nobody would read. */
const WORDS_FOR_DEVELOPERS = ['log', 'warn', 'once', 'deprecate'].map((say) => `this.logger.${say}`)

/** How scripts of a production build are made small. */
export const terserConfig = {
  ecma: 2020,
  keep_fnames: false,
  keep_classnames: false,
  compress: {
    passes: 3,
    ecma: 2020,
    ...DEFAULTS,
    pure_funcs: WORDS_FOR_DEVELOPERS,
    // What is written as a function in libraries and asks for no `this`: none of those of a mini-program is made `new`.
    unsafe_arrows: process.env.TARO_ENV !== 'h5',
  },
  output: {
    comments: false,
    ecma: 2020,
    quote_keys: false,
    keep_quoted_props: false,
    // A Chinese character is three bytes, its escape six.
    ascii_only: false,
  },
} as const
