import type { finishOfficialLogin as finish } from './official-login'

/** Only a browser comes back from the page of an official account. */
export const finishOfficialLogin: typeof finish = async () => {}
