import { reaction, runInAction } from 'mobx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAct } from '../../../engine/actions/use-act'
import { usePage } from '../../../engine/page/page-context'
import { ApiError } from '../../../errors'
import { useTranslate } from '../../../i18n'
import { Button } from '../../../ui/button/button'
import { TextField } from '../../../ui/form-field/form-field'
import { Pressable, View } from '../../../ui/primitives/elements'
import { Sheet } from '../../../ui/sheet/sheet'
import { Notice } from '../../../ui/states/states'
import './desk.scss'

interface DeskSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly submitText: string
  readonly busy: boolean
  /** Why it was not taken; what was typed stays. */
  readonly problem: string | undefined
  readonly onSubmit: () => unknown
  readonly children: ReactNode
}

/** A small form from below, with one button. */
export function DeskSheet(props: DeskSheetProps) {
  const { open, onClose, title, submitText, busy, problem, onSubmit, children } = props
  const t = useTranslate()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' loading={busy} onTap={onSubmit}>
          {submitText}
        </Button>
      }
    >
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {children}
    </Sheet>
  )
}

/** Where in the page's state a scanned code lies until it is taken. */
const SCANNED = 'merchant-scanned'

/** Scans, as this host can, and hands over the code. @param onCode of a scan that was not closed. */
export function useScan(onCode: (code: string) => void): () => void {
  const act = useAct()
  const { state } = usePage()
  const take = useRef(onCode)
  take.current = onCode
  useEffect(
    () =>
      reaction(
        () => state.get(SCANNED),
        (code) => {
          if (typeof code !== 'string') return
          runInAction(() => state.delete(SCANNED))
          take.current(code)
        },
      ),
    [state],
  )
  return () => act({ do: 'scan', path: SCANNED })
}

/** Somebody else changed it since it was read. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 409

/** What the contract takes as the number of a parcel. */
export const PARCEL_NUMBER = /^[0-9A-Za-z-]{6,30}$/
/** Those most shops use; any other can be typed. */
const CARRIERS = ['sf', 'jd', 'zto', 'ems'] as const

interface CarrierProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (carrier: string) => void
}

/** Who carries a parcel: typed, or one of the usual ones. */
export function CarrierField({ label, value, error, onChange }: CarrierProps) {
  const t = useTranslate()
  return (
    <>
      <TextField label={label} required error={error} field={{ value, onChange, maxLength: 20 }} />
      <View className='tp-desk__chips'>
        {CARRIERS.map((each) => {
          const name = t(`merchant.carrier.${each}`)
          return (
            <Pressable key={each} className='tp-desk__chip' onTap={() => onChange(name)}>
              {name}
            </Pressable>
          )
        })}
      </View>
    </>
  )
}
