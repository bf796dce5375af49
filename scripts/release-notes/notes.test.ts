import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LIMITS, noteOf, plainText, sectionOf, sectionsOf } from './notes'

// @reads CHANGELOG.md

const CHANGELOG = `# Changelog

What changed for users, newest first.

## Unreleased

## [1.2.0] - 2026-12-01

### Added

- Taps \`wait\` **less**
  on every host.
- Maps follow a finger ([how](docs/maps.md)).

## 1.1.0

Streams came, with [events](docs/events.md).
- And tickets.
`

test('sections keep their order and their items, however long a line is', () => {
  expect(sectionsOf(CHANGELOG)).toEqual([
    { title: 'Unreleased', items: [] },
    {
      title: '1.2.0',
      items: ['Taps wait less on every host.', 'Maps follow a finger.'],
    },
    { title: '1.1.0', items: ['Streams came, with events.', 'And tickets.'] },
  ])
  expect(sectionsOf('# Changelog\n\nNothing yet.\n')).toEqual([])
})

test('a version has its own section; without one it is the newest that says something', () => {
  const sections = sectionsOf(CHANGELOG)
  expect(sectionOf(sections, '1.1.0')?.items).toHaveLength(2)
  expect(sectionOf(sections)?.title).toBe('1.2.0')
  expect(sectionOf(sections, 'Unreleased')?.items).toEqual([])
  expect(sectionOf(sections, '9.9.9')).toBeUndefined()
})

test.each([
  ['a [link](x.md) in words', 'a link in words'],
  ['read on ([there](x.md)), then', 'read on, then'],
  ['`code` and **weight**,  twice', 'code and weight, twice'],
  ['2 * 3 and (brackets) stay', '2 * 3 and (brackets) stay'],
])('%s', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})

describe('a note', () => {
  test('is whole where it fits, to the last character', () => {
    expect(noteOf(['One.', 'Two.'], 13)).toBe('- One.\n- Two.')
    expect(noteOf([], 10)).toBe('')
  })

  test('leaves out whole items, and says so', () => {
    expect(noteOf(['One.', 'Two.', 'Three.'], 15)).toBe('- One.\n- Two.\n…')
    expect(noteOf(['One.', 'Two.', 'Three.'], 14)).toBe('- One.\n…')
    // A later, shorter one does not overtake.
    expect(noteOf(['One.', 'A much longer one.', 'Two.'], 20)).toBe('- One.\n…')
  })

  test('of one long item ends after a word', () => {
    expect(noteOf(['Maps follow, every finger'], 16)).toBe('- Maps follow…')
    expect(noteOf(['Supercalifragilistic'], 10)).toBe('- Superca…')
  })

  test('cuts no character in two', () => {
    expect(noteOf(['地图🍺跟着手指'], 6)).toBe('- 地图…')
    expect(noteOf(['地图🍺跟着手指'], 7)).toBe('- 地图🍺…')
  })

  test.each(Object.entries(LIMITS))('of this repository fits %s', (_, limit) => {
    const section = sectionOf(
      sectionsOf(readFileSync(resolve(__dirname, '../../CHANGELOG.md'), 'utf8')),
    )
    const note = noteOf(section?.items ?? [], limit)
    expect(note.length).toBeGreaterThan(5)
    expect(note.length).toBeLessThanOrEqual(limit)
  })
})
