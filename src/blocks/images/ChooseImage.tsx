import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { imagesText } from '../../i18n/images';
import { AddressField } from './AddressField';

const text = imagesText.upload;

interface ChooseImageProps {
  onChoose: (files: File[]) => void;
  isMultiple?: boolean;
  hint?: string;
}

const filesIn = (list: FileList | null | undefined): File[] => [...(list ?? [])];

function usePaste(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = filesIn(event.clipboardData?.files);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

function FileButton(props: {
  label: string;
  icon: typeof Camera;
  isCamera?: boolean;
  isMultiple?: boolean;
  isMain?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = props.icon;
  return (
    <>
      <Button
        variant={props.isMain ? 'solid' : 'outline'}
        colorPalette={props.isMain ? 'leaf' : 'gray'}
        minH="11"
        onClick={() => input.current?.click()}
      >
        <Icon size={18} aria-hidden /> {props.label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        aria-label={props.label}
        multiple={props.isMultiple ?? false}
        capture={props.isCamera ? 'environment' : undefined}
        onChange={(event) => {
          props.onFiles(filesIn(event.target.files));
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

interface FileButtonsProps {
  isMultiple: boolean;
  onFiles: (files: File[]) => void;
}

function FileButtons({ isMultiple, onFiles }: FileButtonsProps) {
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      <FileButton label={text.camera} icon={Camera} isCamera onFiles={onFiles} />
      <FileButton
        label={text.file}
        icon={ImageUp}
        isMain
        isMultiple={isMultiple}
        onFiles={onFiles}
      />
    </Flex>
  );
}

export function ChooseImage({ onChoose, isMultiple = false, hint }: ChooseImageProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: File[]): void => {
    if (files.length > 0) onChoose(isMultiple ? files : files.slice(0, 1));
  };
  usePaste(take);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(filesIn(event.dataTransfer.files));
  };
  return (
    <Stack
      data-drop
      align="center"
      textAlign="center"
      gap="4"
      px="4"
      py={{ base: '8', md: '12' }}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'leaf.solid' : 'border.emphasized'}
      bg={isOver ? 'leaf.subtle' : undefined}
      borderRadius="l3"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Text fontWeight="semibold">{text.drop}</Text>
      <Text color="fg.muted" textStyle="sm">
        {hint ?? text.dropHint}
      </Text>
      <FileButtons isMultiple={isMultiple} onFiles={take} />
      <AddressField onFile={(file) => take([file])} />
    </Stack>
  );
}
