import { LOCAL_KEY_PREFIX } from '../../shared/constants'

const KEY = `${LOCAL_KEY_PREFIX}session`

/** Calls back when another tab of this browser stored or removed its session. */
export function onSessionStorage(callback: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    if (key === KEY || key === null) callback()
  })
}
