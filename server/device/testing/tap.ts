import {
  addCommand,
  addOffer,
  answerOffer,
  type DeviceChanges,
  pageCommands,
  pageOffers,
  showDevice,
} from '../../../src/features/device/contract'
import { MEMBER } from '../../testing/open-sandbox'
import { SECONDS, sandbox } from '../../testing/sandbox-at-noon'

export { SECONDS, sandbox }

/** Lin Xia’s tap. */
export const TAP = '501'
/** Seconds in which a device that is connected has done what it was told. */
export const SOON = 60

export let token: string
let offset: number
beforeEach(async () => {
  offset = 0
  token = await sandbox.logIn(MEMBER)
})

/** Time passes. */
export function pass(seconds: number): void {
  offset += seconds
  sandbox.services.clock.setOffset(offset)
}
/** The caller's session again, after one has run out. */
export async function comeBack(): Promise<void> {
  token = await sandbox.logIn(MEMBER)
}
export const control = (body: object) => sandbox.post('/sandbox/devices', { id: TAP, ...body })
export const show = async (id = TAP, who = token) =>
  (await sandbox.call(showDevice, { query: { id } }, who)).data
export const command = (
  requestId: string,
  changes: DeviceChanges,
  more: object = {},
  who = token,
) =>
  sandbox.call(
    addCommand,
    { body: { deviceId: TAP, requestId, kind: 'configure', changes, ...more } },
    who,
  )
export const log = async (id = TAP, who = token) =>
  (await sandbox.call(pageCommands, { body: { deviceId: id } }, who)).data.result
export const offers = async (who: string) =>
  (await sandbox.call(pageOffers, { body: {} }, who)).data.result
export const offer = (requestId: string, to: string, kind = 'handover', who = token) =>
  sandbox.call(addOffer, { body: { deviceId: TAP, requestId, kind, to } }, who)
export const answer = (id: string, how: string, who: string) =>
  sandbox.call(answerOffer, { body: { id, answer: how } }, who)
