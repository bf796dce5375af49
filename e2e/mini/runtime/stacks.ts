import { isAlipay, pkg } from './boot'

/** Where each host says that the files of a mini-program lie. */
const HOMES = {
  weapp: 'https://usr/',
  alipay: 'https://2021000000000000.hybrid.alipay-eco.com/',
}

/** A frame as V8 describes it, in the file of the bundle that the packed script has it from. */
function describe(site: NodeJS.CallSite): string {
  const text = String(site)
  const line = site.getLineNumber() ?? 0
  const { file, lines } = pkg()
  if (site.getFileName() !== file) return text
  const [first, name] = [...lines].reverse().find(([begins]) => begins <= line) ?? [0, '']
  if (name === '') return text
  const home = isAlipay() ? HOMES.alipay : HOMES.weapp
  return text.replace(`${file}:${line}:`, () => `${home}${name}:${line - first + 1}:`)
}

/**
 * Writes stacks as phones do: one script is loaded here and many lie there, and a report of a failure is worth
 * what its lines say.
 */
export function nameStacks(): void {
  Error.prepareStackTrace = (error, sites) => {
    const head = (() => {
      try {
        return String(error)
      } catch {
        return 'Error'
      }
    })()
    try {
      return [head, ...sites.map((site) => `    at ${describe(site)}`)].join('\n')
    } catch {
      // Before the package is there.
      return [head, ...sites.map((site) => `    at ${site}`)].join('\n')
    }
  }
}
