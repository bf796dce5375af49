import type { finishOfficialLogin as finish } from './official-login'

/** See `official-login`, whose code loads for those who come back from WeChat's page. */
export const finishOfficialLogin: typeof finish = async (...input) =>
  (await import('./official-login')).finishOfficialLogin(...input)
