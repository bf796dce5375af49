import path from 'node:path'

interface TextRule {
  test(files: RegExp): TextRule
  type(type: 'javascript/auto'): TextRule
  use(name: string): { loader(file: string): unknown }
}

/** Texts in these files pass through a loader that lies beside this file. */
export const passTexts = (
  chain: { readonly module: { rule(name: string): TextRule } },
  files: RegExp,
  loader: string,
) =>
  chain.module
    .rule(loader)
    .test(files)
    .type('javascript/auto')
    .use(loader)
    .loader(path.resolve(__dirname, `${loader}.cjs`))
