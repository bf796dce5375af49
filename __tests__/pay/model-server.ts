import { ApiError } from '../../src/errors'
import { PayStatus } from '../../src/features/pay/contract'
import type { PayAnswer, ServerStatus } from '../../src/features/pay/dispatch'
import type { PayServer } from './world'

interface Order {
  readonly id: string
  readonly payType: number
  status: 'open' | 'paid' | 'cancelled' | 'refunded'
}

/** How the sandbox keeps one payment (server/pay, server/gateways/orders), in memory. */
export class ModelServer implements PayServer {
  private state: ServerStatus = PayStatus.Due
  private readonly orders: Order[] = []
  private readonly booked = new Set<string>()
  private taken = 0

  private refuse(why: string): ApiError {
    return new ApiError('api/pay/pay', 400, why)
  }

  async requestPay(payType: number): Promise<PayAnswer> {
    if (this.state !== PayStatus.Due) throw this.refuse('closed')
    const url = '/asset/pay/success?payId=900'
    if (payType === 300) {
      if (this.orders.some(({ status }) => status === 'paid')) throw this.refuse('elsewhere')
      for (const order of this.orders) if (order.status === 'open') order.status = 'cancelled'
      this.taken += 1
      this.state = PayStatus.Paid
      return { url }
    }
    const { id } = this.open(payType)
    if (payType === 1) return { url: `https://gate.example/${id}` }
    if (payType === 3) return { message: `<form action="https://gate.example/${id}"></form>` }
    const signed = { timeStamp: '1', nonceStr: 'n', signType: 'RSA', paySign: 's' }
    return { url, message: { ...signed, payPackage: `prepay_id=${id}` } }
  }

  /** A second request for the same payment gets the open order of the first. */
  private open(payType: number): Order {
    const known = this.orders.find((order) => order.payType === payType && order.status === 'open')
    if (known) return known
    const order: Order = { id: `order-${this.orders.length}`, payType, status: 'open' }
    this.orders.push(order)
    return order
  }

  async status(): Promise<ServerStatus> {
    return this.state
  }

  async approve(handle: string): Promise<string | undefined> {
    const order = this.orders.find(({ id }) => new RegExp(`${id}\\b`).test(handle))
    if (!order) throw new Error(`no order in ${handle}`)
    if (order.status === 'paid') return order.id
    const isElsewhere = this.orders.some(({ status }) => status === 'paid')
    if (order.status !== 'open' || this.state !== PayStatus.Due || isElsewhere) return undefined
    for (const other of this.orders) {
      if (other !== order && other.status === 'open') other.status = 'cancelled'
    }
    order.status = 'paid'
    this.taken += 1
    return order.id
  }

  async notify(id: string): Promise<void> {
    if (this.booked.has(id)) return
    this.booked.add(id)
    const order = this.orders.find((one) => one.id === id)
    if (this.state === PayStatus.Due) this.state = PayStatus.Paid
    else if (order) order.status = 'refunded'
  }

  async expire(): Promise<void> {
    if (this.state === PayStatus.Due) this.state = PayStatus.Expired
  }

  async charges(): Promise<number> {
    return this.taken
  }
}
