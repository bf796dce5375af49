import * as v from 'valibot'
import { type CallOptions, endpoint } from '../endpoint'

/** A relative path on the main host: no scheme, no host, no way up. */
const RELATIVE = /^[A-Za-z][\w/-]*(\?[\w=&%.-]*)?$/

/**
 * GET of the path a definition names in `security.getApi`; access is granted by strictly `true`
 * (commerce spec §6). A path that is no plain relative path grants nothing.
 */
export async function checkApi(getApi: string, options?: CallOptions): Promise<boolean> {
  const path = getApi.replace(/^\//, '')
  if (!RELATIVE.test(path)) return false
  const call = endpoint({ method: 'GET', path, data: v.unknown(), auth: 'optional' })
  return (await call(undefined, options)) === true
}
