import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../engine/testing/render-widget'
import { cart } from '../widgets/cart'

/** A line of the cart, as the server sends it. @param price in cents. */
export const line = (
  id: string,
  name: string,
  price: number,
  count: number,
  stock = 50,
  more: object = {},
) => ({
  id,
  productId: `p${id}`,
  skuId: id,
  name,
  skuName: '330 ml',
  image: '/pictures/1.svg',
  price,
  stock,
  count,
  ...more,
})

export const hop = line('11', 'Hop Field', 1999, 2)
export const plum = line('12', 'Plum Rain', 333, 3)
export const gone = line('13', 'Night Train', 5000, 1, 0)

export const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const total = () =>
  /[−+]?¥[\d,.]+/.exec(screen.getByRole('group', { name: 'Total' }).textContent ?? '')?.[0]
export const choice = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
export const pieces = (name: string) =>
  within(screen.getByRole('group', { name: `Pieces of ${name}` }))
export const inDialog = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name })

/** Opens the cart of somebody logged in. @param answer of the call that lists it. */
export function open(answer: unknown, api: Record<string, unknown> = {}, config = {}) {
  return renderWidget(cart, { user: testUser, config, api: { 'cart/list': answer, ...api } })
}
