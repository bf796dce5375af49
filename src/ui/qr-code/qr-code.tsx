import { useEffect, useState } from 'react'
import { Image, Text, View } from '../primitives/elements'
import { cx } from '../style'
import './qr-code.scss'

export interface QrCodeProps {
  /** What a scanner reads. */
  readonly text: string
  /** The same for people, ready to read out. */
  readonly code: string
  /** What the picture shows, for screen readers. */
  readonly label: string
  /** What to do with it. */
  readonly note?: string
}

/**
 * A QR code as the address of a picture; a browser loads what draws it with the first code.
 *
 * @throws RangeError for a text that is too long for a code.
 */
async function qrPicture(text: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`
}

/** Digits that somebody reads out, at most. */
const READ_OUT = 24

/** A code for a counter: to be scanned, and in digits where the scanner fails or nobody can see it. */
export function QrCode({ text, code, label, note }: QrCodeProps) {
  const [picture, setPicture] = useState('')
  useEffect(() => {
    let isGone = false
    setPicture('')
    // Without it the code is still there to be read out.
    qrPicture(text).then(
      (url) => isGone || setPicture(url),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [text])
  return (
    <View className='tp-qr'>
      <View className='tp-qr__frame'>
        {picture !== '' && (
          <Image className='tp-qr__picture' src={picture} alt={label} lazy={false} />
        )}
      </View>
      <Text
        className={cx('tp-qr__code tp-num', code.length > READ_OUT && 'tp-qr__code--long')}
        select
      >
        {code}
      </Text>
      {note && <Text className='tp-qr__note'>{note}</Text>}
    </View>
  )
}
