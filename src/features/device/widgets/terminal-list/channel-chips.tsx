import { useTranslate } from '../../../../i18n'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Scroll } from '../../../../ui/primitives/scroll'
import { cx } from '../../../../ui/style'
import type { Channel } from './schema'

interface ChannelChipsProps {
  readonly channels: readonly Channel[]
  /** Empty for all of them. */
  readonly channelId: string
  readonly onChoose: (channelId: string) => void
}

/** One channel or all, each with its count. */
export function ChannelChips({ channels, channelId, onChoose }: ChannelChipsProps) {
  const t = useTranslate()
  const all = channels.reduce((sum, { terminals }) => sum + terminals, 0)
  const chips = [{ key: '', name: t('team.terminal.all'), terminals: all }, ...channels]
  return (
    <Scroll
      direction='x'
      className='tp-terminals__channels'
      role='radiogroup'
      label={t('team.terminal.channel')}
    >
      <Box className='tp-terminals__chips'>
        {chips.map(({ key, name, terminals }) => (
          <Press
            key={key}
            role='radio'
            className={cx('tp-terminals__chip', key === channelId && 'tp-terminals__chip--on')}
            checked={key === channelId}
            label={t('team.terminal.inChannel', { name, n: terminals })}
            onTap={() => onChoose(key)}
          >
            {name}
            <Txt className='tp-terminals__number tp-num'>{terminals}</Txt>
          </Press>
        ))}
      </Box>
    </Scroll>
  )
}
