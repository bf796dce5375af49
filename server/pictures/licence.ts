import { circle, hash, line, path, pick, rect } from './svg'

const PAPERS = ['#fdf8ee', '#f8f6ea', '#f6f4ef'] as const
const FRAME = '#b08a4a'
const SEAL = '#c0392b'

/** A licence as it hangs in a shop: a framed sheet, lines of what it says, and a seal. Without words. */
export function licence(id: string): string {
  const seed = hash(id)
  const rows = [150, 178, 206, 234]
  const said = rows.map((y, at) => {
    const width = 120 + ((seed >> (at * 3)) % 8) * 16
    return rect(90, y, 46, 8, '#8a7b66') + rect(150, y, width, 8, '#c9bfae')
  })
  return (
    rect(0, 0, 480, 340, '#6b5233') +
    rect(14, 14, 452, 312, pick(PAPERS, seed)) +
    path('M28 28h424v284H28z', 'none', `stroke="${FRAME}" stroke-width="4"`) +
    path('M36 36h408v268H36z', 'none', `stroke="${FRAME}" stroke-width="1"`) +
    rect(150, 92, 180, 16, '#4a3a26') +
    rect(190, 118, 100, 6, '#8a7b66') +
    said.join('') +
    circle(240, 62, 14, SEAL, 'opacity=".9"') +
    circle(368, 250, 36, 'none', `stroke="${SEAL}" stroke-width="5" opacity=".75"`) +
    line('M368 232l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z', SEAL, 3)
  )
}
