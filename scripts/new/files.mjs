import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes new files; returns a sentence and writes nothing when one of them exists. */
export function create(files) {
  const taken = Object.keys(files).find((file) => existsSync(file))
  if (taken) return `${taken} exists already`
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`wrote ${file}`)
  }
  return undefined
}

/** Puts a line into a file right before the first line that `isAfter` accepts. */
export function insertBefore(file, line, isAfter) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex(isAfter)
  lines.splice(at < 0 ? lines.length : at, 0, line)
  writeFileSync(file, lines.join('\n'))
  console.log(`edited ${file}`)
}

export const pascal = (kebab) =>
  kebab
    .split(/[-/]/)
    .filter(Boolean)
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('')

export const camel = (kebab) => {
  const name = pascal(kebab)
  return name[0].toLowerCase() + name.slice(1)
}

export const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
