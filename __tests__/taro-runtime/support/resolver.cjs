const { require: requireTypeScript } = require('tsx/cjs/api')
const { browserAliases } = requireTypeScript('../../../config/surgery/stand-ins.ts', __filename)

/** Finds modules as a build of H5 does, our stand-ins for parts of Taro included. */
module.exports = (request, options) => {
  const named = browserAliases[`${request}$`]
  if (named) return named
  const found = options.defaultResolver(request, options)
  return browserAliases[`${found}$`] ?? found
}
