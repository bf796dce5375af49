import { expect, type Locator } from '@playwright/test'

/** The app at somebody's finger, in whatever host: the journeys are written once over this. */
export interface Hand {
  readonly host: 'h5' | 'weapp' | 'alipay'
  /** What is in front: page, sheets and the app's own questions. */
  readonly root: Locator
  /** Starts the app at an address of the route table, such as `/cart/index`. */
  open(address: string): Promise<void>
  /** Reads the title of the page in front. */
  expectTitle(title: string): Promise<void>
  field(name: string): Locator
  /** A dialog or a sheet by its name. */
  dialog(name: string | RegExp): Locator
  /** What has a class, by the name of it in the sources. */
  styled(name: string): Locator
  /** Agrees to a question of the app by the name of its button. */
  agree(name: string): Promise<void>
  /** Agrees to pay, in the sheet or at the page of the platform. */
  approve(): Promise<void>
  /** Fills the boxes of the pay password. */
  payPassword(password: string): Promise<void>
  /** Has this code before the camera, and taps what opens it. */
  scan(code: string, tap: () => Promise<void>): Promise<void>
  /** Chooses a picture of one dot where `tap` leads. */
  picture(tap: () => Promise<void>): Promise<void>
  /** Watches the film in front to its end. */
  watch(): Promise<void>
  /** Waits until what was typed is on the device, where the host gives an app no time to write at its end. */
  kept(): Promise<void>
  /** Lines the app has said by itself so far, oldest first. */
  said(): Promise<readonly string[]>
  /**
   * Loses the network at the next call whose address holds `path`: before it leaves, or while it is answered.
   *
   * @returns a wait for that to have happened, which ends by itself.
   */
  cut(path: string, when: When): Promise<() => Promise<void>>
  /**
   * The same, but the whole network goes then and stays away until `find`.
   *
   * @returns a wait for that to have happened.
   */
  lose(path: string, when?: When): Promise<() => Promise<void>>
  /** There is a network again. */
  find(): Promise<void>
  /** Ends a device that was opened for a while. */
  close(): Promise<void>
}

/** When the network goes: the call never arrives, or it does and its answer is lost. */
type When = 'before' | 'after'

export const seen = (locator: Locator): Locator => locator.filter({ visible: true })
export const button = ({ root }: Hand, name: string | RegExp): Locator =>
  seen(root.getByRole('button', { name })).first()
export const link = ({ root }: Hand, name: string | RegExp): Locator =>
  seen(root.getByRole('link', { name })).first()
export const radio = ({ root }: Hand, name: string | RegExp): Locator =>
  seen(root.getByRole('radio', { name })).first()
export const heading = ({ root }: Hand, name: string | RegExp): Locator =>
  seen(root.getByRole('heading', { name })).first()
export const text = ({ root }: Hand, words: string | RegExp): Locator =>
  seen(root.getByText(words)).first()
export const row = ({ root }: Hand, words: string | RegExp): Locator =>
  seen(root.getByRole('listitem')).filter({ hasText: words }).first()

/** A sheet once it has come to rest: a finger that meets one of its rows on the way may leave it on another one. */
export async function standing(sheet: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      sheet.evaluate(
        (one) => one.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0)
  return sheet
}

/** Plays the film that is seen in there to its end. */
export async function watch(root: Locator): Promise<void> {
  const player = seen(root.locator('video')).last()
  await player.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<void>((resolve, reject) => {
        video.addEventListener('ended', () => resolve(), { once: true })
        video.muted = true
        video.play().catch(reject)
      }),
  )
}

/** The address of a page that is a view. */
export const view = (url: string): string => `/views/index?url=${url}`

/** Waits for a line of the app's own, among those since `from`. */
export const expectSaid = (hand: Hand, words: string, from = 0): Promise<void> =>
  expect.poll(async () => (await hand.said()).slice(from).join('\n')).toContain(words)

export interface Write {
  /** Part of the call's address. */
  readonly path: string
  readonly act: () => Promise<unknown>
  /** What is said of a loss, where it is not what everybody reads. */
  readonly lost?: string
  /** What a second try takes; the same as the first unless something stays open. */
  readonly again?: () => Promise<unknown>
  /** Shows, once it is there, that it was done. */
  readonly done: () => Promise<unknown>
  /** After a lost answer the app asks by itself what became of it, and says so in place of the loss. */
  readonly isFound?: boolean
  /** What is lost on its way is kept by the app, which goes on as if it had arrived and sends it by itself. */
  readonly waits?: boolean
  /** What a try takes once it was done and its answer lost; nothing where the app finds out by itself. */
  readonly last?: () => Promise<unknown>
}

/** For a write whose screen learns by itself that it was done. */
export const found = async (): Promise<void> => {}

/** How writes go: as they should, or with the network cut at each of them, in all ways there are. */
export type Line = (hand: Hand, write: Write) => Promise<void>

export const whole: Line = async (_, { act, done }) => {
  await act()
  await done()
}
