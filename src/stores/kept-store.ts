import { makeAutoObservable, observable } from 'mobx'
import type { SignOutReason } from './session-store'

/** A place for one value; what kind of value, the types alone know. */
export interface KeptKey<T> {
  /** `user`: goes when the user does. `app`: stays as long as the app runs. */
  readonly of: 'user' | 'app'
  readonly kind?: T
}

/** Makes a place in the store. One a module, made when the module loads. */
export const keptKey = <T>(of: KeptKey<T>['of']): KeptKey<T> => ({ of })

/** What one page leaves for another one: a choice, a draft, a proof. It lives no longer than the app. */
export class KeptStore {
  private readonly values = observable.map<KeptKey<unknown>, unknown>([], { deep: false })
  /** Whose things these are; empty for those of a visitor. */
  private owner = ''

  constructor() {
    makeAutoObservable<this, 'values' | 'owner'>(this, {
      values: false,
      owner: false,
      get: false,
    })
  }

  /** Undefined when nothing was left there. */
  get<T>(key: KeptKey<T>): T | undefined {
    return this.values.get(key) as T | undefined
  }

  /** Leaves a value in its place; undefined empties it. */
  set<T>(key: KeptKey<T>, value: T | undefined): void {
    if (value === undefined) this.values.delete(key)
    else this.values.set(key, value)
  }

  /** Takes the value away. */
  take<T>(key: KeptKey<T>): T | undefined {
    const value = this.get(key)
    this.values.delete(key)
    return value
  }

  /**
   * Follows the session: what a user left goes with their logout. A session that ran out leaves it for the
   * same user's next login; another user's clears it.
   * @param userId empty when nobody is logged in.
   */
  follow(userId: string, signedOut: SignOutReason): void {
    const isOver =
      userId === '' ? signedOut === 'logout' : this.owner !== '' && userId !== this.owner
    if (isOver) {
      for (const key of [...this.values.keys()]) if (key.of === 'user') this.values.delete(key)
    }
    if (isOver || userId !== '') this.owner = userId
  }
}
