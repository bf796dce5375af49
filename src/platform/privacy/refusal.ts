import { isObject } from '../../shared/json'

/** WeChat's number for 'privacy permission is not authorized'. */
const REFUSED = 104

/** Whether a failed call, or the answer of a host button, says that the privacy guidelines were refused. */
export const isPrivacyRefusal = (cause: unknown): boolean =>
  isObject(cause) && (cause.errno === REFUSED || /privacy permission/i.test(String(cause.errMsg)))
