import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Icon } from '../../../../ui/icon/icon'
import { Text, View } from '../../../../ui/primitives/elements'
import type { TaskJob } from '../../contract'
import { IN_HAND, useReportDeed } from '../../queries'
import type { TaskClockConfig } from '.'
import './task-list.scss'

/** Commerce spec §9: a job takes 200 ms at least, a view 5000 ms. */
const SHORTEST = 200
const SHORTEST_VIEW = 5000
/** How often the clock is read. A gap much longer than this was no time spent on the page. */
const TICK = 100
const LONGEST_STEP = 1000
/** The server saw the page opened a little later than the user did: it is asked again so often. */
const TRIES = 4
const SECOND = 1000

/** What a job takes at least, ms. */
export const timeOf = ({ key, minimumMs }: Pick<TaskJob, 'key' | 'minimumMs'>): number =>
  Math.max(SHORTEST, minimumMs, key === 'view' ? SHORTEST_VIEW : 0)

/** Counts a job down that takes time on a page; draws nothing for who has not set out to do it. */
export const TaskClock = observer(function TaskClock({
  config,
}: WidgetProps<unknown, TaskClockConfig>) {
  const { kept, session } = useServices()
  const { query } = usePage()
  const job = kept.get(IN_HAND)
  const id = query.id ?? ''
  if (!session.isLoggedIn || job?.key !== config.job || id === '') return null
  return <Running key={id} job={job} entityKey={config.entityKey} entityId={id} />
})

interface RunningProps {
  readonly job: TaskJob
  readonly entityKey: string
  readonly entityId: string
}

/** Time counts only while the page is in front and the app can be seen; leaving the page gives it up. */
function Running({ job, entityKey, entityId }: RunningProps) {
  const { host, kept } = useServices()
  const { isShown } = usePage()
  const t = useTranslate()
  const report = useReportDeed()
  const [left, setLeft] = useState(() => timeOf(job))
  const [tries, setTries] = useState(0)
  const done = useRef(async () => {})
  done.current = async () => {
    try {
      await report({
        key: job.key,
        entityKey,
        entityId,
      })
    } catch (error) {
      if (tries + 1 === TRIES) {
        host.toast(errorText(error, t))
        kept.set(IN_HAND, undefined)
      } else setTries(tries + 1)
    }
  }
  useEffect(() => {
    let rest = tries === 0 ? timeOf(job) : SECOND
    let before = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      const passed = Math.min(now - before, LONGEST_STEP)
      before = now
      if (host.isHidden() || !isShown()) return
      rest -= passed
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      done.current()
    }, TICK)
    return () => clearInterval(timer)
  }, [job, host, isShown, tries])
  return (
    <View className='tp-task-clock' role='status'>
      <Icon name='circle-check' size={16} />
      <Text className='tp-num'>
        {left > 0 ? t('task.running', { n: Math.ceil(left / 1000) }) : t('task.booking')}
      </Text>
    </View>
  )
}
