import { CircleAlert } from 'lucide-react';
import './plain.css';

export function Problem({ text }: { text: string | null }) {
  return (
    <div aria-live="assertive">
      {text ? (
        <p className="p-notice p-problem" data-tone="error">
          <CircleAlert size={18} aria-hidden />
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  );
}
