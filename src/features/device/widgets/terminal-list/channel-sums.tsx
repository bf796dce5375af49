import type { ReactNode } from 'react'
import { useTranslate } from '../../../../i18n'
import { Price } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { Channel } from './schema'

type SumField = 'terminals' | 'online' | 'today' | 'income'

interface ChannelSumsProps {
  readonly channels: readonly Channel[]
  readonly income: boolean
}

/** What the chosen channels add up to. */
export function ChannelSums({ channels, income }: ChannelSumsProps) {
  const t = useTranslate()
  const sum = (field: SumField) => channels.reduce((all, channel) => all + channel[field], 0)
  return (
    <Box className='tp-terminals__sums' role='group' label={t('team.terminal.sums')}>
      <Figure label={t('team.terminal.online')}>
        <Txt className='tp-terminals__figure tp-num'>{`${sum('online')} / ${sum('terminals')}`}</Txt>
      </Figure>
      {income && (
        <>
          <Figure label={t('team.terminal.today')}>
            <Price cents={sum('today')} tone='ink' />
          </Figure>
          <Figure label={t('team.terminal.total')}>
            <Price cents={sum('income')} tone='ink' />
          </Figure>
        </>
      )}
    </Box>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box className='tp-terminals__sum'>
      <Txt className='tp-terminals__note'>{label}</Txt>
      {children}
    </Box>
  )
}
