import './team-tree.scss'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { type Level, teamCounts } from '../../queries'
import type { TeamTreeConfig } from '.'
import { Members } from './members'

const LEVELS = ['first', 'second'] as const
/** ms of quiet after the last letter before the server is asked. */
const TYPING = 300

/** Whom the user invited, and whom those invited in turn. */
export const TeamTree = observer(function TeamTree({
  config,
}: WidgetProps<unknown, TeamTreeConfig>) {
  const { levels, inviteUrl, pageSize } = config
  const t = useTranslate()
  const open = useOpen()
  const [level, setLevel] = useState<Level>('first')
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const counts = useQuery(teamCounts)
  const shown = levels === 1 ? (['first'] as const) : ([...LEVELS, 'total'] as const)
  return (
    <View className='tp-team'>
      <View className='tp-team__head'>
        <View className='tp-team__figures' role='group' label={t('referral.invite.brought')}>
          {shown.map((key) => (
            <View key={key} className='tp-team__figure'>
              <Text className='tp-team__count tp-num'>{counts.value?.[key] ?? '–'}</Text>
              <Text className='tp-team__label'>{t(`referral.level.${key}`)}</Text>
            </View>
          ))}
        </View>
        <Button kind='secondary' icon='share' onTap={() => open(inviteUrl)}>
          {t('referral.tree.invite')}
        </Button>
      </View>
      <View className='tp-team__bar'>
        {levels === 2 && (
          <Tabs
            id='tp-team-tab'
            fill
            items={LEVELS.map((key) => ({ key, label: t(`referral.tree.${key}`) }))}
            active={level}
            onChange={setLevel}
            label={t('referral.tree.levels')}
          />
        )}
        <SearchInput
          className='tp-team__search'
          value={typed}
          onChange={setTyped}
          placeholder={t('referral.tree.search')}
          clearLabel={t('referral.tree.clear')}
        />
      </View>
      <Members
        key={level}
        level={level}
        keyword={keyword}
        pageSize={pageSize}
        nested={levels === 2}
        title={t(levels === 2 ? `referral.tree.${level}` : 'referral.level.first')}
        onInvite={() => open(inviteUrl)}
        onReset={() => setTyped('')}
      />
    </View>
  )
})

/** A text once nobody has changed it for a moment; an emptied one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
