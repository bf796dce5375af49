import { transformSync } from '@babel/core'
import { appConfigBabel } from './app-config-babel'

const config = `const config = { "pages": ['a'], "subPackages": [], "tabBar": { "list": [] },
  "window": { "navigationBarTitleText": 'x' }, "router": {} }`
const operate = (filename: string) => {
  const code = transformSync(config, {
    babelrc: false,
    configFile: false,
    filename,
    plugins: [appConfigBabel],
  })?.code
  return new Function(`${code}; return config`)() as object
}

test('the entry of H5 goes without what only mini-programs read', () => {
  expect(operate('/app/src/app.config.ts')).toEqual({
    tabBar: { list: [] },
    window: {},
    router: {},
  })
})

test('every other file stays as it is', () => {
  expect(operate('/app/src/pages/index.config.ts')).toHaveProperty('pages', ['a'])
})
