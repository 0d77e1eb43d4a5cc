import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/state/toast.ts';
import { Button, type ButtonProps } from '../primitives/button.tsx';

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  text: string;
  children: ReactNode;
}

/** Copies a text to the clipboard, and says whether that worked. */
export function CopyButton({ text, children, size = 'small', ...style }: CopyButtonProps) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast.error(t(($) => $.copy.failed));
      return;
    }
    toast.success(t(($) => $.copy.done));
  };
  return (
    <Button size={size} {...style} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
