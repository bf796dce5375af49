import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { differenceOf } from './compare'
import { fileOf, pageOfFile, type Stop, type View } from './plan'
import { type Picture, type Run, sheetOf } from './sheet'

// @reads nothing

/** Folders of the album: the last run, what it is compared with, and where both differ. */
const FOLDERS = { now: 'now', accepted: 'accepted', difference: 'difference' } as const

/** The pictures of runs on the disk, and the sheet that shows them. */
export class Album {
  constructor(private readonly folder: string) {}

  /** Where the sheet lies. */
  get sheet(): string {
    return join(this.folder, 'index.html')
  }

  private at(...parts: readonly string[]): string {
    return join(this.folder, ...parts)
  }

  /** Forgets the last run, but not what was accepted. */
  begin(): void {
    for (const folder of [FOLDERS.now, FOLDERS.difference]) {
      rmSync(this.at(folder), { recursive: true, force: true })
      mkdirSync(this.at(folder), { recursive: true })
    }
  }

  /** Keeps a picture, compared with the accepted one. */
  add({ page, noun, address, whose }: Stop, view: View, png: Buffer): Picture {
    const file = fileOf(page, view)
    const { width, language, tone } = view
    const now = `${FOLDERS.now}/${file}`
    writeFileSync(this.at(now), png)
    const picture = { page, noun, address, whose, width, language, tone, now }
    const accepted = `${FOLDERS.accepted}/${file}`
    if (!existsSync(this.at(accepted))) return picture
    const found = differenceOf(readFileSync(this.at(accepted)), png)
    if (!found) return { ...picture, accepted }
    const difference = `${FOLDERS.difference}/${file}`
    writeFileSync(this.at(difference), found.picture)
    return { ...picture, accepted, change: { share: found.share, difference } }
  }

  /** Writes the sheet of a run, whole or not. */
  show(run: Run): void {
    writeFileSync(this.sheet, sheetOf(run))
  }

  /**
   * Keeps the pictures of the last run as accepted, beside those it did not take again.
   *
   * @param isThere whether there is a page of this name: pictures of others go.
   * @returns how many were kept.
   */
  accept(isThere: (page: string) => boolean): number {
    const taken = existsSync(this.at(FOLDERS.now)) ? readdirSync(this.at(FOLDERS.now)) : []
    mkdirSync(this.at(FOLDERS.accepted), { recursive: true })
    for (const file of taken) {
      copyFileSync(this.at(FOLDERS.now, file), this.at(FOLDERS.accepted, file))
    }
    for (const file of readdirSync(this.at(FOLDERS.accepted))) {
      if (!isThere(pageOfFile(file))) rmSync(this.at(FOLDERS.accepted, file))
    }
    return taken.length
  }
}
