import { type Hand, seen, watch } from '../support/journeys/hand'
import { styled } from './classes'
import type { Phone } from './phone'
import { callsOf, dialog, expectTitle } from './steps'

/** Longer than a form waits for the next letter, ms of the page's own timers. */
const DRAFTED = 1500

/** Tab pages lie in the main package, the page editor in one of its own, all others in the subpackage. */
const packaged = (address: string) => {
  if (address.startsWith('/pages/')) return address
  return `${address.startsWith('/diy/') ? '/diy' : '/core'}${address}`
}

/** The app on a phone, as a mini-program. */
export function miniHand(phone: Phone): Hand {
  const field = (name: string) =>
    seen(phone.current().getByRole('textbox', { name, exact: true })).last()
  return {
    host: phone.host,
    get root() {
      return phone.current()
    },
    open: (address) => phone.restart(packaged(address)),
    expectTitle: (title) => expectTitle(phone, title),
    field,
    dialog: (name) => dialog(phone, name),
    styled: (name) => phone.current().locator(styled(phone.host, name)),
    async agree(name) {
      const asked = phone.current().getByRole('alertdialog').or(phone.page.locator('.mini-dialog'))
      await seen(asked.getByRole('button', { name, exact: true }))
        .first()
        .click()
    },
    approve: () => phone.approvePayment(),
    async payPassword(password) {
      const box = styled(phone.host, 'tp-pay-sheet__input')
      const field = phone.current().locator(`input[type=password], ${box} input`)
      await field.first().fill(password)
    },
    async scan(code, tap) {
      await phone.scanNext(code)
      await tap()
    },
    picture: (tap) => tap(),
    watch: () => watch(phone.current()),
    // Timers of a page end in the order in which they are due: the app's own for a draft is over by then.
    kept: () => phone.page.evaluate((ms) => new Promise((end) => setTimeout(end, ms)), DRAFTED),
    said: async () => callsOf(phone, 'showToast').map((args) => JSON.stringify(args)),
    async cut(path, when) {
      const happened = phone.cutNext(path, when === 'after')
      return () => happened
    },
    async lose(path, when) {
      const gone = phone.cutNext(path, when === 'after').then(() => phone.setNetwork(false))
      return () => gone
    },
    find: () => phone.setNetwork(true),
    close: () => phone.close(),
  }
}
