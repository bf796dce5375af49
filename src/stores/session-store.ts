import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import type { SessionHeaders } from '../http/headers'
import { type UserRecord, userRecord } from '../http/shapes'
import { TENANT_DEFAULT } from '../shared/constants'
import { isObject } from '../shared/json'
import type { Credentials } from '../shared/transport'
import type { Persistence } from './persistence'

/** Why nobody is logged in; told to the user in plain words after a forced sign-out. */
export type SignOutReason = 'never' | 'logout' | 'expired'

export interface SessionStoreDeps {
  readonly persistence: Persistence
}

/** Who is logged in. Plain data; what follows from a change (caches, navigation) is tied in `bootstrap`. */
export class SessionStore {
  user: UserRecord | undefined = undefined
  /** The user comes from an earlier start: their calls carry the token-login marker (http/headers). */
  isFromToken = false
  /** A token whose record an earlier release wrote in another shape: good for a login, not yet one. */
  storedToken: Credentials | undefined = undefined
  /** Rises with every login and logout: a 401 of an older epoch never logs out a newer session. */
  epoch = 0
  signedOut: SignOutReason = 'never'
  /** The server says a higher grade than before, and nobody has been told. */
  hasRisen = false
  /** This tab is asking the server to end the session. */
  isLeaving = false
  tenant: string = TENANT_DEFAULT
  merchantId = ''
  regionId = ''
  /** Where to go once logged in: a public address (client spec §2). */
  returnTarget: string | undefined = undefined

  constructor(private readonly deps: SessionStoreDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false })
    const record = deps.persistence.read('session')
    const stored = v.safeParse(userRecord, record)
    if (stored.success) this.user = stored.output
    else this.storedToken = readToken(record)
    this.isFromToken = stored.success
    // Nobody can say whose it was: what that user left behind is not for the next one.
    const isLost = record !== undefined && !stored.success && !this.storedToken
    if (isLost) deps.persistence.clear({ keepAccount: true })
    this.merchantId = deps.persistence.read('merchant')?.id ?? ''
    this.regionId = deps.persistence.read('region') ?? ''
  }

  get isLoggedIn(): boolean {
    return this.user !== undefined
  }

  /** Cache keys use it: data of one user is never shown to another. Empty when anonymous. */
  get userId(): string {
    return this.user?.id ?? ''
  }

  /** What the session contributes to request headers. */
  get headers(): SessionHeaders {
    const { user } = this
    return {
      epoch: this.epoch,
      tenant: this.tenant,
      merchantId: this.merchantId,
      regionId: this.regionId,
      user: user && { id: user.id, token: user.token, expireTime: user.expireTime },
      tokenLogin: this.isFromToken,
    }
  }

  /** The number to offer at the next login; it outlives a sign-out. */
  get savedMobile(): string {
    return this.deps.persistence.read('account')?.mobile ?? ''
  }

  login(user: UserRecord): void {
    const before = this.user?.id ?? this.storedToken?.id
    if (before !== undefined && before !== user.id)
      this.deps.persistence.clear({ keepAccount: true })
    this.user = user
    this.isFromToken = false
    this.storedToken = undefined
    this.epoch += 1
    this.store(user)
  }

  /** Takes up the session of the stored token, whose record the server has sent anew. */
  restore(user: UserRecord): void {
    if (user.id !== this.storedToken?.id) return
    this.login({ ...user, token: this.storedToken.token })
    this.isFromToken = true
  }

  /** Takes over a fresh record of the same user, for example after a change of nickname. */
  refresh(user: UserRecord): void {
    if (user.id !== this.user?.id) return
    const { gradeId } = this.user
    if (user.gradeId !== gradeId) this.hasRisen = user.gradeId > gradeId
    this.user = { ...user, token: this.user.token, expireTime: this.user.expireTime }
    this.store(this.user)
  }

  /** Before the server hears of a logout: other tabs may be refused sooner than they see the storage change. */
  beginLogout(): void {
    if (!this.user) return
    this.isLeaving = true
    this.deps.persistence.tryWrite('leaving', this.user.token)
  }

  /** The server could not end the session: it goes on, in every tab. */
  cancelLogout(): void {
    this.isLeaving = false
    this.deps.persistence.remove('leaving')
  }

  /** Another tab is logging out this very session, or has just done so. */
  get endsElsewhere(): boolean {
    if (!this.user || this.isLeaving) return false
    return this.deps.persistence.read('leaving') === this.user.token
  }

  /** Forgets the user. An expiry keeps the saved account and merchant (client spec §4). */
  logout(reason: 'logout' | 'expired'): void {
    this.user = undefined
    this.hasRisen = false
    this.storedToken = undefined
    this.isLeaving = false
    this.epoch += 1
    this.signedOut = reason
    this.deps.persistence.clear({ keepAccount: true })
    if (reason !== 'logout') return
    this.merchantId = ''
    this.deps.persistence.remove('merchant')
  }

  /** The server refused the token of `epoch`. False when that session is already gone. */
  expire(epoch: number): boolean {
    if (epoch !== this.epoch || !this.user) return false
    this.logout('expired')
    return true
  }

  /** The place calls are made for (header `regionId`); like the merchant it outlives a sign-out. */
  chooseRegion(regionId: string): void {
    this.regionId = regionId
    this.deps.persistence.tryWrite('region', regionId)
  }

  /** Who has risen knows it. */
  greet(): void {
    this.hasRisen = false
  }

  setReturnTarget(target: string | undefined): void {
    this.returnTarget = target
  }

  takeReturnTarget(): string | undefined {
    const target = this.returnTarget
    this.returnTarget = undefined
    return target
  }

  private store(user: UserRecord): void {
    this.deps.persistence.tryWrite('session', user)
    this.deps.persistence.tryWrite('account', { mobile: user.mobile })
  }
}

/** What of a record in an unknown shape is needed to ask the server who it is. */
function readToken(record: unknown): Credentials | undefined {
  if (!isObject(record)) return undefined
  const { id, token, expireTime } = record
  const known = (typeof id === 'string' || typeof id === 'number') && id !== ''
  if (!known || typeof token !== 'string' || token === '') return undefined
  return { id: String(id), token, expireTime: Number(expireTime) || 0 }
}
