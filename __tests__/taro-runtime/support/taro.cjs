/** `@tarojs/taro` as a build of H5 puts it together: the SDK, and the hooks of React. */
// Before anything else: the tab bar, which the SDK loads, imports this module.
exports.__esModule = true
const sdk = require('@tarojs/taro-h5')
const hooks = require('@tarojs/plugin-framework-react/dist/runtime')

const names = Object.keys(hooks).filter((name) => /^use[A-Z]/.test(name))
const used = Object.fromEntries(names.map((name) => [name, hooks[name]]))

Object.assign(exports, sdk, used)
exports.default = Object.assign(sdk.default, sdk, used)
