import { observable } from 'mobx'

/** Whether amounts are hidden. Kept until the app closes, never on the device. */
export const privacy = observable({
  hidden: false,
  toggle() {
    privacy.hidden = !privacy.hidden
  },
})
