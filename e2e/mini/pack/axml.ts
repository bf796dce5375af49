/**
 * Translates an Alipay template to WeChat's dialect, the only one the template compiler reads.
 * Event names keep Alipay's case (`onLongTap` listens to `longTap`), because Taro's Alipay runtime
 * compares it.
 */
export function axmlToWxml(source: string): string {
  return source
    .replace(
      /<import-sjs\s+name="(\w+)"\s+from="([^"]+?)(?:\.sjs)?"\s*\/?>(?:\s*<\/import-sjs>)?/g,
      '<wxs module="$1" src="$2" />',
    )
    .replace(/(\s)a:(\w+)=/g, '$1wx:$2=')
    .replace(/(<(?:import|include)\s[^>]*src="[^"]+?)\.axml"/g, '$1"')
    .replace(
      /(\s)(on|catch)([A-Z])(\w*)=/g,
      (_, space: string, kind: string, first: string, rest: string) =>
        `${space}${kind === 'on' ? 'bind' : 'catch'}:${first.toLowerCase()}${rest}=`,
    )
}

/** Translates an Alipay view script (an ES module) to a CommonJS one. */
export function sjsToWxs(source: string): string {
  const names: string[] = []
  const body = source
    .replace(/^\s*import\s+(\w+)\s+from\s+['"]([^'"]+)['"];?/gm, "var $1 = require('$2');")
    .replace(/export\s+default\s+/, 'module.exports = ')
    .replace(/export\s+(?:const|var|let)\s+(\w+)/g, (_, name: string) => {
      names.push(name)
      return `var ${name}`
    })
    .replace(/export\s+function\s+(\w+)/g, (_, name: string) => {
      names.push(name)
      return `function ${name}`
    })
  return `${body}\n${names.map((name) => `module.exports.${name} = ${name};`).join('\n')}`
}
