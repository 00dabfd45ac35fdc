export const pastedImagesText = {
  textOnly:
    'Ô này chỉ nhận chữ nên chưa nhận ảnh vừa dán. Hãy gõ lại chữ trong ảnh, hoặc thêm ảnh ở chỗ thêm ảnh.',
};
