import { UnsupportedError } from '../../errors'

/** How long a browser may take to bring its bridge, ms (pitfalls P16). */
export const BRIDGE_LIMIT = 5000

/**
 * The bridge a platform's browser puts into the page, `WeixinJSBridge` or `AlipayJSBridge`: there at
 * once, or announced by an event on the document some time after the page.
 *
 * @throws UnsupportedError when it never comes: no sheet was opened then.
 */
export function bridgeOf<B>(name: 'WeixinJSBridge' | 'AlipayJSBridge'): Promise<B> {
  const find = () => (window as unknown as Record<string, B | undefined>)[name]
  const ready = `${name}Ready`
  return new Promise((resolve, reject) => {
    const present = find()
    if (present) {
      resolve(present)
      return
    }
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener(ready, end)
      const late = find()
      if (late) resolve(late)
      else reject(new UnsupportedError('pay'))
    }
    const timer = setTimeout(end, BRIDGE_LIMIT)
    document.addEventListener(ready, end)
  })
}
