/** What a person has to know of a text file's letters, by what the reader noticed. */
export const textFilesText = {
  lost: 'Tệp đã mất chữ từ trước. Hãy lưu lại tệp gốc dạng CSV UTF-8 hoặc XLSX rồi chọn lại. Các dòng mất chữ:',
  mixed: 'Các dòng này dùng bảng mã khác phần còn lại của tệp. Hãy xem chúng có đúng không:',
  cut: 'Tệp bị đứt giữa chừng. Dòng cuối chưa đủ:',
  repaired: 'Chữ trong tệp bị đổi bảng mã hai lần, đã được khôi phục. Hãy xem có đúng không:',
  guessed: 'Tệp không phải UTF-8; bảng mã được đoán theo chữ. Hãy xem có đúng không:',
} as const;
