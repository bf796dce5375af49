/*
 * The parts of the design system that a package may draw with: accessible, and the same on every host. What
 * each takes stands beside it in src/ui.
 */
export { Button, type ButtonProps, IconButton, type IconButtonProps } from '../src/ui/button/button'
export { Card, type CardProps } from '../src/ui/card/card'
export { Cell, CellGroup, type CellGroupProps, type CellProps } from '../src/ui/cell/cell'
export { Segmented, Stepper, Tabs } from '../src/ui/choices/choices'
export { Countdown, type CountdownProps, clockText } from '../src/ui/countdown'
export { Avatar, IconDisc } from '../src/ui/faces/faces'
export { Icon } from '../src/ui/icon/icon'
export { Badge, Divider, Price, Tag } from '../src/ui/marks/marks'
export { Image, Pressable, RichText, Text, View } from '../src/ui/primitives/elements'
export { ScrollView } from '../src/ui/primitives/scroll'
export { Sheet } from '../src/ui/sheet/sheet'
export { Bone, Skeleton } from '../src/ui/skeleton/skeleton'
export { EmptyState, Notice } from '../src/ui/states/states'
export { cx, type Token, type Tone } from '../src/ui/style'
export { Checkbox, Switch } from '../src/ui/toggles/toggles'
