import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { node } from '../lib/step.mjs'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'

/** Why nothing was written, as a sentence for whoever asked. */
export class Problem extends Error {}

/** Files to be written: all of them at the end, or none when something speaks against it. */
export class Draft {
  #files = new Map()

  has(file) {
    return this.#files.has(file) || existsSync(file)
  }

  read(file) {
    return this.#files.get(file) ?? readFileSync(file, 'utf8')
  }

  /** @throws Problem when the file exists. */
  create(file, text) {
    if (this.has(file)) throw new Problem(`${file} exists already.`)
    this.#files.set(file, text)
  }

  /** @throws Problem when the change finds no place in the file. */
  edit(file, change) {
    const text = change(this.read(file))
    if (text === undefined) throw new Problem(`${file} has no place for it.`)
    this.#files.set(file, text)
  }

  /**
   * Writes and formats; the formatter also puts the imports in order.
   *
   * @returns a line for each file.
   */
  async save() {
    const lines = []
    for (const [file, text] of this.#files) {
      lines.push(`${existsSync(file) ? 'edited' : 'wrote'} ${file}`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const { code, output } = await node([BIOME, 'check', '--write', ...this.#files.keys()], {
      quiet: true,
    })
    if (code !== 0) throw new Problem(output)
    return lines
  }
}
