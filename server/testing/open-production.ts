import type { VendorSettings } from '../gateways/settings'
import { openSandbox, type TestSandbox } from './open-sandbox'

/** Starts as a server of the shop's customers does, with the demonstration's data. */
export async function openProduction(vendors: VendorSettings = {}): Promise<TestSandbox> {
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: 'production' })
  return openSandbox({ staticDir: '/nowhere', vendors }).finally(() =>
    Object.assign(process.env, { NODE_ENV: before }),
  )
}
