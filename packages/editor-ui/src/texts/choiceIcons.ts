import AlignBottom from '@mui/icons-material/AlignVerticalBottomOutlined';
import AlignMiddle from '@mui/icons-material/AlignVerticalCenterOutlined';
import AlignTop from '@mui/icons-material/AlignVerticalTopOutlined';
import JustifyCenter from '@mui/icons-material/AlignHorizontalCenterOutlined';
import JustifyEnd from '@mui/icons-material/AlignHorizontalRightOutlined';
import JustifyStart from '@mui/icons-material/AlignHorizontalLeftOutlined';
import JustifyBetween from '@mui/icons-material/ViewColumnOutlined';
import Horizontal from '@mui/icons-material/EastOutlined';
import Vertical from '@mui/icons-material/SouthOutlined';
import TextCenter from '@mui/icons-material/FormatAlignCenterOutlined';
import TextJustify from '@mui/icons-material/FormatAlignJustifyOutlined';
import TextLeft from '@mui/icons-material/FormatAlignLeftOutlined';
import TextRight from '@mui/icons-material/FormatAlignRightOutlined';
import type { ChoiceIcons, ChoiceValue } from '@vitrina/block-kit';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ readonly className?: string }>;

const iconSets: Readonly<Record<ChoiceIcons, Readonly<Record<string, Icon>>>> = {
  textAlign: { left: TextLeft, center: TextCenter, right: TextRight, justify: TextJustify },
  direction: { horizontal: Horizontal, vertical: Vertical },
  align: { start: AlignTop, center: AlignMiddle, end: AlignBottom },
  justify: { start: JustifyStart, center: JustifyCenter, end: JustifyEnd, between: JustifyBetween },
};

/** Returns the icons of the choices; undefined if one of them has none. */
export function findIcons(set: ChoiceIcons, choices: readonly ChoiceValue[]): readonly Icon[] | undefined {
  const icons = choices.flatMap((choice) => iconSets[set][choice] ?? []);
  return icons.length === choices.length ? icons : undefined;
}
