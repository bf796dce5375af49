import activity from './activity.json'
import commerce from './commerce.json'
import coupon from './coupon.json'
import dev from './dev.json'
import device from './device.json'
import form from './form.json'
import lists from './lists.json'
import live from './live.json'
import money from './money.json'
import packages from './packages.json'
import pay from './pay.json'
import places from './places.json'
import settings from './settings.json'
import team from './team.json'
import user from './user.json'
import validation from './validation.json'
import wallet from './wallet.json'

/** Areas that only pages of the subpackage show. A new area belongs here if it can. */
export const core = {
  activity,
  commerce,
  coupon,
  // Pages that development builds alone have.
  ...(process.env.NODE_ENV === 'production' ? undefined : { dev }),
  device,
  form,
  lists,
  live,
  money,
  packages,
  pay,
  places,
  settings,
  team,
  user,
  validation,
  wallet,
}
