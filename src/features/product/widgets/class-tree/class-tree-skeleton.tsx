import './class-tree.scss'
import { Box } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import type { Config } from '.'

const TABS = 7
const LEAVES = 9

/** A side list and tiles to come. */
export function ClassTreeSkeleton({ config: { layout } }: { config: Config }) {
  const grid = (
    <Box className='tp-classes__grid'>
      {Array.from({ length: LEAVES }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
        <Box key={at} className='tp-classes__leaf'>
          <Bone shape='block' className='tp-classes__bone' />
          <Bone width={60} />
        </Box>
      ))}
    </Box>
  )
  if (layout === 'tiles') {
    return (
      <Box className='tp-classes--tiles'>
        <Box className='tp-classes__card'>{grid}</Box>
      </Box>
    )
  }
  return (
    <Box className='tp-classes'>
      <Box className='tp-classes__side'>
        {Array.from({ length: TABS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
          <Box key={at} className='tp-classes__tab'>
            <Bone width={70} />
          </Box>
        ))}
      </Box>
      <Box className='tp-classes__pane'>{grid}</Box>
    </Box>
  )
}
